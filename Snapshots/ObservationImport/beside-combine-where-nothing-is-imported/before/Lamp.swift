// The lamp in the shed.

class Lamp: ObservableObject {
  @Published var isOn = false
}
