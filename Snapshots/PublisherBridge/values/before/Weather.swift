import Combine

@MainActor
final class Weather: ObservableObject {
  @Published var degrees = 20

  func follow(_ count: Int) async {
    var seen = 0
    for await degrees in $degrees.values {
      print("degrees \(degrees)")
      seen += 1
      if seen == count { break }
    }
  }
}
