final class PlantStore: ObservableObject {
  @Published var plants: [String] = []
}
