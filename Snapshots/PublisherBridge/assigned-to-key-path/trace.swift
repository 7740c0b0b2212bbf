import SwiftUI

@MainActor func behave() async {
  let original = Original()
  let copy = Copy(of: original)
  trace(copy.title)
  original.title = "second"
  trace(copy.title)
}
