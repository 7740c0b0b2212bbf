import SwiftUI

@Observable
final class Trip {
  var miles = 0
}

struct ContentView: View {
  @State var trip = Trip()
  var body: some View { Text("\(trip.miles)") }
}

struct SailingRoot: View {
  var body: some View { ContentView() }
}
