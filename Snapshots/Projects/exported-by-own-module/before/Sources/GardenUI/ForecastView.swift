import SwiftUI

struct ForecastView: View {
  @ObservedObject var forecast: Forecast
  @ObservedObject var plan: Plan

  var body: some View {
    Text("\(plan.days) days")
    Stepper("Degrees", value: $forecast.degrees)
  }
}
