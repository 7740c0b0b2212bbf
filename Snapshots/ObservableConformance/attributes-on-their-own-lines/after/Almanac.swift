import SwiftUI

/// What to sow when.
@available(iOS 17, macOS 14, *)
@MainActor  // read by views
@dynamicMemberLookup
@Observable
public final class Almanac {
  var months: [String: String] = [:]

  subscript(dynamicMember month: String) -> String { months[month] ?? "" }
}
