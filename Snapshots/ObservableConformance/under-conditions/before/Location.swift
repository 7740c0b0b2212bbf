import SwiftUI

#if os(iOS)
final class Location: ObservableObject {
  @Published var latitude = 0.0
  var accuracy = 10
}
#else
  @MainActor
  final class Location: ObservableObject {
    @Published var latitude = 52.5
  }
#endif

struct LocationView: View {
  @ObservedObject var location: Location

  var body: some View {
    Text("\(location.latitude)")
  }
}
