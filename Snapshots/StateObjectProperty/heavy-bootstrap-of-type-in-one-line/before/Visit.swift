import SwiftUI

final class Visit: ObservableObject { @Published var count: Int; init(count: Int) { self.count = count; UserDefaults.standard.set(1, forKey: "visits") } }

struct VisitView: View {
  @StateObject private var visit = Visit(count: 1)

  var body: some View { Text("\(visit.count)") }
}
