import SwiftUI

@MainActor
final class Dictionary: ObservableObject {
  @Published var text = ""
}

/// Callers hand in what has a default.
struct Sheet: View {
  @StateObject var dictionary: Dictionary
  @Binding var isShown: Bool
  @State var threshold: Int
  @State var information: String = ""
  @State var limit = 3
  @State var words: [String] = ["a"]
  @State var hint: String? = nil
  @State var isOpen = false

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
