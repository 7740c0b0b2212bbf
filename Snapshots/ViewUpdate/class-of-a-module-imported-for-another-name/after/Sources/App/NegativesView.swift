import SwiftUI

import class Archive.Negative

/// This class is the one that the file imports, and its objects notify nobody.
@Observable
final class Negatives {
  var all: [Negative] = []
  var isRenamed = false

  func rename() {
    all.first?.caption = "new"
    isRenamed = true
  }
}

struct NegativesView: View {
  let negatives: Negatives

  var body: some View {
    ForEach(negatives.all, id: \.caption) { negative in
      Text(negative.caption)
    }
    Button("Rename") { negatives.rename() }
  }
}
