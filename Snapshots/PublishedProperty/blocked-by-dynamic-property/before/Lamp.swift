import Combine

class Lamp: ObservableObject {
  @Published dynamic var isOn = false
}
