import SwiftUI

final class Settings: ObservableObject {
  #if !os(watchOS)
  @Published
  #endif
  var isCompact = false

  @Published
  #if DEBUG
  @available(*, deprecated)
  #endif
  var level = 1
}
