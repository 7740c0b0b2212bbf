import SwiftUI

@MainActor func behave() async {
  let series = Series()
  let watches = watch(series)
  series.value = 4
  trace(watches.count)
}
