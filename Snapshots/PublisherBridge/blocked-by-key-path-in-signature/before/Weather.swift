import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
}

func publishers(of stations: [Weather]) -> [Published<Int>.Publisher] {
  stations.map(\Weather.$degrees)
}
