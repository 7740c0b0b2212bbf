import ArgumentParser
import Rewriter

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable explain",
    abstract:
      "Print the page of a rule, blocker, warning, finding, strategy, signal or creation site.",
    discussion: "Without a name, lists all pages.")

  @Argument(help: "Name, as printed after # at the end of a diagnostic.")
  var name: String?

  @Flag(help: .hidden)
  var noPager = false

  func run() throws {
    let terminal = Terminal(color: .never, isQuiet: false)
    guard let name else {
      terminal.printResult(String(Explanation.list.dropLast()))
      return
    }
    if let text = explanation(of: name) {
      terminal.printResult(text)
      return
    }
    let nearest = nearestName(to: name, among: namesOfExplanations)
    terminal.report([
      "error: there is no page named `\(name)`; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`migrate-observable explain` lists all")
    ])
    throw ExitCode(ExitStatus.usage.rawValue)
  }
}
