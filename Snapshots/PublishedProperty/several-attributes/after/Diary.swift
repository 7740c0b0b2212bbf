import SwiftUI

@Observable
final class Diary {
  @MainActor var page = 0
  @MainActor var title = ""
  @available(*, deprecated, renamed: "page") var sheet = 0
  @available(*, deprecated)
  @MainActor
  public var cover = ""
}
