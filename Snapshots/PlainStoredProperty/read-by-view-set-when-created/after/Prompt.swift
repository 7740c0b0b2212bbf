import SwiftUI

@Observable
final class Prompt {
  private(set) var title: String
  private(set) var steps: [String]
  private(set) var done = 0
  var hint: String

  init(title: String, steps: [String], hint: String) {
    self.title = title
    self.steps = steps
    self.hint = hint
  }

  func advance() {
    done += 1
  }
}

func explain(_ prompt: Prompt) {
  prompt.hint = "Read it again"
}

struct PromptView: View {
  let prompt: Prompt

  var body: some View {
    Text("\(prompt.title): \(prompt.done) of \(prompt.steps.count), \(prompt.hint)")
    Button("Next") { prompt.advance() }
  }
}
