import Combine
import SwiftUI

@MainActor func behave() async {
  let degrees = CurrentValueSubject<Int, Never>(3)
  weak var gone: Forecast?
  do {
    let forecast = Forecast(degrees: degrees.eraseToAnyPublisher())
    gone = forecast
    trace(forecast.degrees, forecast.text)
    degrees.send(4)
    trace(forecast.degrees, forecast.text)
  }
  trace(gone == nil)
}
