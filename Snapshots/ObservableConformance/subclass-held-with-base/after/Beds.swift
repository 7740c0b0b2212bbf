import Combine
import SwiftUI

@Observable
class Bed {
  var plants: [String] = [] {
    willSet { plantsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var plantsSubject = CurrentValueSubject<[String], Never>(_plants)
}

@Observable
final class RaisedBed: Bed {
  var height = 1
}

struct BedView: View {
  let bed: Bed

  var body: some View {
    Text("\(bed.plants.count)")
      .onReceive(bed.plantsSubject) { print($0) }
  }
}
