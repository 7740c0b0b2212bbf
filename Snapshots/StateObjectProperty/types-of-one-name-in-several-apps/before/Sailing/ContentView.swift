import SwiftUI

final class Trip: ObservableObject {
  @Published var miles = 0
}

struct ContentView: View {
  @StateObject var trip = Trip()
  var body: some View { Text("\(trip.miles)") }
}

struct SailingRoot: View {
  var body: some View { ContentView() }
}
