import SwiftUI

struct ForecastView: View {
  @Bindable var forecast: Forecast
  let plan: Plan

  var body: some View {
    Text("\(plan.days) days")
    Stepper("Degrees", value: $forecast.degrees)
  }
}
