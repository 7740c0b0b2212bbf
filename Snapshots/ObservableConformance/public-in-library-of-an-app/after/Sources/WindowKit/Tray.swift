import SwiftUI

/// Public for the app of the same package.
@Observable
public final class Tray {
  public var title = ""
  public init() {}
}
