import SwiftUI
import UIKit

struct StationView: View {
  var body: some View {
    VStack {
      TunerView().environment(radio.receiver.tuner)
      TunerView().environment(receiver(muted: true).tuner)
    }
  }
}

struct TunerView: View {
  @Environment(Tuner.self) private var tuner

  var body: some View {
    Text("\(tuner.frequency)")
  }
}

final class StationController: UIViewController {
  func show() -> UIViewController {
    UIHostingController(rootView: TunerView().environment(stationRadio.tuner))
  }
}

final class TunerController: UIHostingController<TunerView> {
  func show() -> UIViewController {
    UIHostingController(rootView: TunerView().environment(self.stationRadio.tuner))
  }
}
