import SwiftUI

#if DEBUG
  final class Location: ObservableObject {
    @Published var name = ""
  }
#else
  struct Location {
    var name = ""
  }
#endif

#if DEBUG
  struct LocationView: View {
    @ObservedObject var location: Location

    var body: some View {
      Text(location.name)
    }
  }
#endif
