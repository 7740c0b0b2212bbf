import SwiftUI
import UIKit

struct StationView: View {
  var body: some View {
    VStack {
      TunerView().environmentObject(radio.receiver.tuner)
      TunerView().environmentObject(receiver(muted: true).tuner)
    }
  }
}

struct TunerView: View {
  @EnvironmentObject private var tuner: Tuner

  var body: some View {
    Text("\(tuner.frequency)")
  }
}

final class StationController: UIViewController {
  func show() -> UIViewController {
    UIHostingController(rootView: TunerView().environmentObject(stationRadio.tuner))
  }
}

final class TunerController: UIHostingController<TunerView> {
  func show() -> UIViewController {
    UIHostingController(rootView: TunerView().environmentObject(self.stationRadio.tuner))
  }
}
