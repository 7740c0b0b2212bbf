import ArgumentParser

/// The first argument selects the command; write a path of the same name as `./undo`.
@main enum EntryPoint {
  static func main() {
    // Writing to a closed pipe fails instead of ending the process, which may have files to restore.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "undo": UndoCommand.main(Array(arguments.dropFirst()))
    case "explain": ExplainCommand.main(Array(arguments.dropFirst()))
    case "help": HelpCommand.main(Array(arguments.dropFirst()))
    // Answered without building the argument parser: scripts ask for the version often.
    case "--version" where arguments.count == 1:
      print(Version.line)
    default: MigrateObservableCommand.main(arguments)
    }
  }
}
