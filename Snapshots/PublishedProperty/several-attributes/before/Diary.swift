import SwiftUI

final class Diary: ObservableObject {
  @MainActor @Published var page = 0
  @Published @MainActor var title = ""
  @available(*, deprecated, renamed: "page") @Published var sheet = 0
  @available(*, deprecated)
  @Published
  @MainActor
  public var cover = ""
}
