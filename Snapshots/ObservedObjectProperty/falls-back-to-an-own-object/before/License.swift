import Foundation
import SwiftUI

final class License: ObservableObject {
  nonisolated(unsafe) static var shared: License?
  @Published private(set) var owner = ""

  init(file: String = "license") {
    owner = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}

/// The object is the shared one, as a rule: the view does not own it.
struct LicenseView: View {
  @ObservedObject private var license = License.shared ?? License()

  var body: some View { Text(license.owner) }
}
