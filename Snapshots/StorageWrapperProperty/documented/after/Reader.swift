import SwiftUI

@Observable
final class Reader {
  /// How large the text is.
  var fontSize: Double {
    get {
      access(keyPath: \.fontSize)
      return fontSizeStorage
    }
    set {
      withMutation(keyPath: \.fontSize) { fontSizeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("fontSize") private var fontSizeStorage: Double = 14  // points

  // Whether the bar is shown.
  var showsBar: Bool {
    get {
      access(keyPath: \.showsBar)
      return showsBarStorage
    }
    set {
      withMutation(keyPath: \.showsBar) { showsBarStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("bar")
  private var showsBarStorage = true

  @MainActor var page: Int {
    get {
      access(keyPath: \.page)
      return pageStorage
    }
    set {
      withMutation(keyPath: \.page) { pageStorage = newValue }
    }
  }
  @ObservationIgnored @MainActor @AppStorage("page") private var pageStorage = 1
}
