import SwiftUI

final class Reader: ObservableObject {
  /// How large the text is.
  @AppStorage("fontSize") var fontSize: Double = 14  // points

  // Whether the bar is shown.
  @AppStorage("bar")
  var showsBar = true

  @MainActor @AppStorage("page") var page = 1
}
