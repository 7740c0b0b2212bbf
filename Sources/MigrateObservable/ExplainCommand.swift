import ArgumentParser
import Rewriter

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable explain",
    abstract:
      "Prints the page of a rule, reason, caution, strategy, signal or fault; without a name, the list."
  )

  @Argument(help: "The name, as it stands in brackets at the end of a line.")
  var name: String?

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
      "error: nothing is called `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    ])
    throw ExitCode(ExitStatus.usage.rawValue)
  }
}
