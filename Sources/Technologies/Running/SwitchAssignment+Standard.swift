import DeviceSettings

extension SwitchAssignment {
  /// The switches of a keyboard whose user has set up none.
  package static let standard = [
    SwitchAssignment(.external("space"), .selectItem), SwitchAssignment(.external("right"), .moveToNextItem),
    SwitchAssignment(.external("tab"), .moveToNextItem),
    SwitchAssignment(.external("left"), .moveToPreviousItem),
    SwitchAssignment(.external("m"), .scannerMenu), SwitchAssignment(.external("s"), .stopScanning),
  ]
}
