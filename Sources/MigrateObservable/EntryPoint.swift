import ArgumentParser

/// The first word picks the command; a path of that name can be given as `./undo`.
@main enum EntryPoint {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "undo": UndoCommand.main(Array(arguments.dropFirst()))
    case "explain": ExplainCommand.main(Array(arguments.dropFirst()))
    // Scripts ask often; the command line need not be known for the answer.
    case "--version" where arguments.count == 1:
      print(MigrateObservableCommand.configuration.version)
    default: MigrateObservableCommand.main(arguments)
    }
  }
}
