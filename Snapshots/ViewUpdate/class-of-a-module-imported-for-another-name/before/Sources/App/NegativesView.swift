import SwiftUI

import class Archive.Negative

/// This class is the one that the file imports, and its objects notify nobody.
final class Negatives: ObservableObject {
  @Published var all: [Negative] = []
  @Published var isRenamed = false

  func rename() {
    all.first?.caption = "new"
    isRenamed = true
  }
}

struct NegativesView: View {
  @ObservedObject var negatives: Negatives

  var body: some View {
    ForEach(negatives.all, id: \.caption) { negative in
      Text(negative.caption)
    }
    Button("Rename") { negatives.rename() }
  }
}
