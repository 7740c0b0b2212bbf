import Combine

final class Trip: ObservableObject {
  @Published var place: String
  @Published var days = 1
  private var watches: Set<AnyCancellable> = []

  init(place: String) {
    self.place = place
    days = 2
    $place.sink { print("place \($0)") }.store(in: &watches)
    $days.sink { print("days \($0)") }.store(in: &watches)
    self.place = "\(place)!"
  }
}
