import SwiftUI

/// Public for the app of the same package.
public final class Tray: ObservableObject {
  @Published public var title = ""
  public init() {}
}
