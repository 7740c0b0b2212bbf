import SwiftUI

/// What to sow when.
@available(iOS 17, macOS 14, *)
@MainActor  // read by views
@dynamicMemberLookup
public final class Almanac: ObservableObject {
  @Published var months: [String: String] = [:]

  subscript(dynamicMember month: String) -> String { months[month] ?? "" }
}
