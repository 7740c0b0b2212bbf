import Combine

final class Plant: ObservableObject {
  @Published var height = 0
}

final class Can: ObservableObject {
  @Published var litres = 0
}

final class Shed: ObservableObject {
  @Published var isOpen = false
}

protocol Store {
  associatedtype Item
  func each(_ work: (Item) -> Void)
}

struct Plants: Store {
  let all: [Plant]

  func each(_ work: (Plant) -> Void) {
    all.forEach(work)
  }
}

struct Tools {
  func first(_ work: (Can) -> Void) {
    work(Can())
  }

  func first(_ work: (Shed) -> Void) {
    work(Shed())
  }
}

final class Journal {
  private var cancellables: Set<AnyCancellable> = []

  func follow<Plants: Store>(_ plants: Plants) where Plants.Item == Plant {
    plants.each { plant in
      plant.$height.sink { print($0) }.store(in: &cancellables)
    }
  }

  func follow(_ tools: Tools) {
    tools.first { can in
      can.$litres.sink { print($0) }.store(in: &cancellables)
    }
  }

  func follow(_ shed: Shed) {
    shed.$isOpen.sink { print($0) }.store(in: &cancellables)
  }
}
