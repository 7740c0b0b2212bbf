import SwiftUI

@MainActor func behave() async {
  let camera = Camera()
  let host = Host(root: VStack { Map(camera: camera); Globe(camera: camera) })
  host.render()
  trace(host.text)
  camera.zoom = 2
  host.update()
  trace(host.text)
}
