import Foundation
import SwiftUI

@Observable
public final class Station {
  public var name = ""

  /// Clients saw a new value with each new name.
  public var age: TimeInterval { Date.now.timeIntervalSince1970 }

  public var title: String { name.uppercased() }

  /// Not visible to clients.
  var isOld: Bool { Date.now.timeIntervalSince1970 > 9 }

  public init() {}
}
