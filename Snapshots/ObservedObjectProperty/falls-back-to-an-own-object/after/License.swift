import Foundation
import SwiftUI

@Observable
final class License {
  nonisolated(unsafe) static var shared: License?
  private(set) var owner = ""

  init(file: String = "license") {
    owner = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}

/// The object is the shared one, as a rule: the view does not own it.
struct LicenseView: View {
  private let license = License.shared ?? License()

  var body: some View { Text(license.owner) }
}
