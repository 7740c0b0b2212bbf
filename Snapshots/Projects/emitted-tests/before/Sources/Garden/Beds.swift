import Foundation
import SwiftUI

protocol Plan {}

// Kept as it is: the view makes none by itself.
final class Beds: ObservableObject {
  @Published var names: [String]
  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "beds")) ?? []
  }
}

struct BedsView: View {
  let title: String
  @Binding var isOn: Bool
  @StateObject private var beds = Beds()
  var body: some View { Text("\(title) \(beds.names.count)") }
}

// What a plan is nobody but the reader knows.
struct PlannedBedsView: View {
  let plan: any Plan
  @StateObject private var beds = Beds()
  var body: some View { Text("\(beds.names.count)") }
}

// No test can name it.
private struct HiddenBedsView: View {
  @StateObject private var beds = Beds()
  var body: some View { Text("\(beds.names.count)") }
}

struct Shed: View {
  var body: some View { HiddenBedsView() }
}
