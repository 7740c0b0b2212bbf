import SwiftUI

@MainActor
@Observable
final class Dictionary {
  var text = ""
}

/// Callers hand in what has a default.
struct Sheet: View {
  @State var dictionary: Dictionary
  @Binding var isShown: Bool
  @State var threshold: Int
  @State var information: String
  @State var limit: Int
  @State var words: [String]
  @State var hint: String?
  @State var isOpen = false

  init(
    dictionary: Dictionary,
    isShown: Binding<Bool>,
    threshold: Int,
    information: String = "",
    limit: Int = 3,
    words: [String]? = nil,
    hint: String? = nil
  ) {
    _isShown = isShown
    _threshold = State(initialValue: threshold)
    _information = State(initialValue: information)
    _limit = State(initialValue: limit)
    _words = State(initialValue: words ?? ["a"])
    _hint = State(initialValue: hint)
    _dictionary = State(wrappedValue: dictionary)
  }

  var body: some View {
    Text(information + dictionary.text + words.joined() + (hint ?? ""))
      .disabled(isShown && threshold > limit && isOpen)
  }
}

struct SheetParent: View {
  @State var isShown = false

  var body: some View {
    Sheet(dictionary: Dictionary(), isShown: $isShown, threshold: 2, limit: 5)
  }
}

struct SheetPreviews: PreviewProvider {
  static var previews: some View {
    Sheet(
      dictionary: Dictionary(), isShown: .constant(true), threshold: 3, information: "full",
      words: ["b"], hint: "none")
  }
}
