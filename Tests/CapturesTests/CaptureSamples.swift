import Foundation
import Testing

@testable import Captures

/// One screen as each tool would record it: a title, a back button, a switch that is on, a button that is disabled, and a
/// field.
enum CaptureSamples {
  struct Sample: CustomTestStringConvertible {
    var format: CaptureFormat
    var text: String
    /// What VoiceOver says of it, as far as the tool records it.
    var said: [String]
    var testDescription: String { format.rawValue }
  }

  private static let usual = [
    "Notes Back button", "Settings Heading", "Sync Switch button on", "Clear dimmed Button", "Ada Text field",
  ]

  static let all: [Sample] = [
    Sample(format: .pageSource, text: pageSource, said: usual),
    Sample(format: .pageSource, text: pageSourceJSON, said: usual),
    Sample(
      format: .pageSource,
      text:
        #"{"value": "<XCUIElementTypeButton accessible=\"true\" label=\"Go\" width=\"9\" height=\"9\" traits=\"Button\"/>", "sessionId": "A1"}"#,
      said: ["Go Button"]),
    Sample(format: .debugDescription, text: debugDescription, said: usual),
    Sample(
      format: .describeUI, text: describeUI,
      said: [
        "Notes Button", "Settings Heading", "Sync Switch button on Actions available", "Clear dimmed Button",
        "Ada Text field",
      ]),
    Sample(
      format: .simUse, text: simUse,
      said: [
        "Notes Button", "Settings Heading", "Sync Switch button on", "Clear dimmed Button", "Ada Text field",
      ]),
    Sample(
      format: .maestro, text: maestro,
      said: ["Notes", "Settings", "Sync Switch button on", "Clear dimmed", "Ada"]),
    Sample(format: .maestro, text: maestroDriver, said: usual),
    Sample(
      format: .detox, text: detox,
      said: [
        "Notes Button", "Settings Heading", "Sync Switch button on", "Clear Button", "Ada Text field",
      ]),
    Sample(
      format: .accessibilitySnapshot, text: snapshotModel,
      said: [
        "Notes Back button", "Settings Heading More content available",
        "Sync Switch button on Actions available",
        "Clear dimmed Button", "Ada Text field",
      ]),
    Sample(
      format: .recorder, text: recording,
      said: [
        "Notes Back button", "Settings Heading", "Sync Switch button on Actions available",
        "Clear dimmed Button",
        "Ada Text field",
      ]),
    Sample(format: .tree, text: tree, said: ["Settings Heading", "Go Button"]),
  ]

  static let pageSource = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication label="Notes" x="0" y="0" width="390" height="844" visible="true" accessible="false">
      <XCUIElementTypeNavigationBar name="Settings" x="0" y="47" width="390" height="44" visible="true">
        <XCUIElementTypeButton name="BackButton" label="Notes" traits="Button" x="8" y="47" width="80" height="44"
          visible="true" accessible="true"/>
        <XCUIElementTypeStaticText label="Settings" value="Settings" traits="Header" x="160" y="58" width="70" height="22"
          visible="true" accessible="true"/>
      </XCUIElementTypeNavigationBar>
      <XCUIElementTypeSwitch label="Sync" value="1" traits="Button" x="16" y="110" width="350" height="44" visible="true"
        accessible="true"/>
      <XCUIElementTypeButton label="Clear" traits="Button" enabled="false" x="16" y="160" width="80" height="44"
        visible="true" accessible="true"/>
      <XCUIElementTypeTextField label="" value="Ada" traits="" x="16" y="210" width="300" height="34" visible="true"
        accessible="true"/>
    </XCUIElementTypeApplication>
    """

  static let pageSourceJSON = #"""
    {"value": {"type": "Application", "label": "Notes", "isEnabled": "1", "isVisible": "1",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "NavigationBar", "name": "Settings", "rect": {"x": 0, "y": 47, "width": 390, "height": 44}, "children": [
          {"type": "Button", "name": "BackButton", "label": "Notes", "isEnabled": "1",
            "rect": {"x": 8, "y": 47, "width": 80, "height": 44}},
          {"type": "StaticText", "label": "Settings", "value": "Settings",
            "rect": {"x": 160, "y": 58, "width": 70, "height": 22}}]},
        {"type": "Switch", "label": "Sync", "value": "1", "rect": {"x": 16, "y": 110, "width": 350, "height": 44}},
        {"type": "Button", "label": "Clear", "isEnabled": "0", "rect": {"x": 16, "y": 160, "width": 80, "height": 44}},
        {"type": "TextField", "value": "Ada", "rect": {"x": 16, "y": 210, "width": 300, "height": 34}}]},
     "sessionId": "A1"}
    """#

  static let debugDescription = """
        t =     2.10s Requesting snapshot of accessibility hierarchy
    Attributes: Application, 0x104b2a0f0, pid: 8123, label: 'Notes'
    Element subtree:
     →Application, 0x104b2a0f0, pid: 8123, label: 'Notes'
        Window (Main), 0x104b2a210, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x104b2a330, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Settings'
            Button, 0x104b2a450, {{8.0, 47.0}, {80.0, 44.0}}, identifier: 'BackButton', label: 'Notes'
            StaticText, 0x104b2a570, {{160.0, 58.0}, {70.0, 22.0}}, label: 'Settings'
          Switch, 0x104b2a9f0, {{16.0, 110.0}, {350.0, 44.0}}, label: 'Sync', value: 1
            Switch, 0x104b2a9f1, {{319.0, 116.0}, {47.0, 31.0}}, value: 1
          Button, 0x104b2ad50, {{16.0, 160.0}, {80.0, 44.0}}, label: 'Clear', Disabled
            StaticText, 0x104b2ad51, {{20.0, 170.0}, {60.0, 24.0}}, label: 'Clear'
          TextField, 0x104b2ac30, {{16.0, 210.0}, {300.0, 34.0}}, value: Ada
    Path to element:
     →Application, 0x104b2a0f0, pid: 8123, label: 'Notes'
    """

  static let describeUI = #"""
    [{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "role": "AXApplication", "AXLabel": "Notes",
      "AXUniqueId": null, "AXValue": null, "enabled": true, "help": null, "custom_actions": [], "title": null,
      "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "Button", "AXLabel": "Notes", "AXUniqueId": "BackButton", "enabled": true,
          "frame": {"x": 8, "y": 47, "width": 80, "height": 44}, "children": []},
        {"type": "Heading", "AXLabel": "Settings", "frame": {"x": 160, "y": 58, "width": 70, "height": 22}},
        {"type": "CheckBox", "AXLabel": "Sync", "AXValue": "1", "help": "Keeps the devices alike",
          "custom_actions": ["Sync now"], "frame": {"x": 16, "y": 110, "width": 350, "height": 44}},
        {"type": "Button", "AXLabel": "Clear", "enabled": false, "frame": {"x": 16, "y": 160, "width": 80, "height": 44}},
        {"type": "TextField", "AXValue": "Ada", "frame": {"x": 16, "y": 210, "width": 300, "height": 34}}]}]
    """#

  static let simUse = #"""
    {"data": {"entries": [
      {"role": "Button", "label": "Notes", "frame": {"x": 8, "y": 47, "width": 80, "height": 44}},
      {"role": "Heading", "label": "Settings", "frame": {"x": 160, "y": 58, "width": 70, "height": 22}, "states": []},
      {"role": "Switch", "label": "Sync", "frame": {"x": 16, "y": 110, "width": 350, "height": 44},
        "states": ["value=\"1\""]},
      {"role": "Button", "label": "Clear", "frame": {"x": 16, "y": 160, "width": 80, "height": 44},
        "states": ["disabled"]},
      {"role": "TextField", "label": null, "frame": {"x": 16, "y": 210, "width": 300, "height": 34},
        "states": ["value=\"Ada\""]}]}}
    """#

  static let maestro = #"""
    Running on iPhone 16
    {"attributes": {"bounds": "[0,0][390,844]", "accessibilityText": ""}, "children": [
      {"attributes": {"accessibilityText": "Notes", "bounds": "[8,47][88,91]", "resource-id": "back", "enabled": "true"},
        "children": []},
      {"attributes": {"accessibilityText": "Settings", "bounds": "[160,58][230,80]"}, "enabled": true},
      {"attributes": {"accessibilityText": "Sync", "value": "1", "bounds": "[16,110][366,154]"}, "checked": true},
      {"attributes": {"accessibilityText": "Clear", "bounds": "[16,160][96,204]", "enabled": "false"}},
      {"attributes": {"text": "Ada", "value": "Ada", "hintText": "Name", "bounds": "[16,210][316,244]"}}]}
    """#

  static let maestroDriver = #"""
    {"axElement": {"elementType": 2, "label": "Notes", "identifier": "", "enabled": true,
      "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844}, "children": [
        {"elementType": 21, "identifier": "Settings", "label": "", "frame": {"X": 0, "Y": 47, "Width": 390, "Height": 44},
          "children": [
            {"elementType": 9, "identifier": "BackButton", "label": "Notes",
              "frame": {"X": 8, "Y": 47, "Width": 80, "Height": 44}},
            {"elementType": 48, "identifier": "", "label": "Settings",
              "frame": {"X": 160, "Y": 58, "Width": 70, "Height": 22}}]},
        {"elementType": 40, "identifier": "", "label": "Sync", "value": "1", "selected": false,
          "frame": {"X": 16, "Y": 110, "Width": 350, "Height": 44}},
        {"elementType": 9, "identifier": "", "label": "Clear", "enabled": false,
          "frame": {"X": 16, "Y": 160, "Width": 80, "Height": 44}},
        {"elementType": 49, "identifier": "", "label": "", "value": "Ada", "placeholderValue": "",
          "frame": {"X": 16, "Y": 210, "Width": 300, "Height": 34}}]}, "depth": 3}
    """#

  static let detox = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
     <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
      <UIView alpha="1.0" class="UIView" height="844" label="Notes Settings Sync" visibility="visible" width="390" x="0" y="0">
       <UINavigationBar class="UINavigationBar" height="44" visibility="visible" width="390" x="0" y="47">
        <_UIButtonBarButton class="_UIButtonBarButton" height="44" label="Notes" visibility="visible" width="80" x="8" y="0" />
        <UILabel class="UILabel" height="22" label="Settings" text="Settings" visibility="visible" width="70" x="160" y="11" />
       </UINavigationBar>
       <UISwitch class="UISwitch" height="44" label="Sync" value="1" visibility="visible" width="350" x="16" y="110" />
       <MyButton class="MyButton" height="44" label="Clear" visibility="visible" width="80" x="16" y="160" />
       <UITextField class="UITextField" height="34" value="Ada" visibility="visible" width="300" x="16" y="210" />
       <UILabel class="UILabel" height="34" text="Hidden" visibility="invisible" width="300" x="16" y="250" />
      </UIView>
     </UIWindow>
    </ViewHierarchy>
    """

  static let snapshotModel = #"""
    [{"element": {"_0": {"label": "Ada", "traits": ["textEntry"], "description": "Ada. Text Field.",
        "shape": {"type": "frame", "frame": [[16, 210], [300, 34]]}, "activationPoint": [166, 227],
        "usesDefaultActivationPoint": true, "customActions": [], "customContent": [], "customRotors": [],
        "respondsToUserInteraction": true}, "traversalIndex": 4}},
     {"container": {"_0": {"type": {"semanticGroup": {"label": null}}, "frame": [[0, 47], [390, 44]]}, "children": [
        {"element": {"_0": {"label": "Notes", "traits": ["button", "backButton"],
          "shape": {"type": "frame", "frame": [[8, 47], [80, 44]]}, "activationPoint": [48, 69]}, "traversalIndex": 0}},
        {"element": {"_0": {"label": "Settings", "traits": ["header"],
          "shape": {"type": "path", "pathElements": [{"move": {"to": [160, 58]}}, {"line": {"to": [230, 58]}},
            {"curve": {"to": [230, 80], "control1": [231, 60], "control2": [231, 70]}},
            {"quadCurve": {"to": [160, 80], "control": [200, 90]}}, {"closeSubpath": {}}]},
          "activationPoint": [195, 69], "customContent": [{"label": "Version", "value": "2", "isImportant": false}]},
          "traversalIndex": 1}}]}},
     {"element": {"_0": {"label": "Sync", "value": "1", "traits": ["button", "switchButton"], "authoredHint": null,
        "shape": {"type": "frame", "frame": [[16, 110], [350, 44]]}, "activationPoint": [340, 132],
        "usesDefaultActivationPoint": false, "customActions": ["Sync now"]}, "traversalIndex": 2}},
     {"element": {"_0": {"label": "Clear", "traits": ["button", "notEnabled", "unknown(4294967296)"],
        "shape": {"type": "frame", "frame": [[16, 160], [80, 44]]}, "activationPoint": [56, 182]}, "traversalIndex": 3}}]
    """#

  static let recording = #"""
    {"format": "curbcut.recording", "version": 1, "name": "Settings", "size": [390, 844], "idiom": "phone",
     "language": "en", "rightToLeft": false, "step": {"from": "home", "at": [40, 100]},
     "windows": [{"class": "UIWindow", "frame": [0, 0, 390, 844], "traits": [], "facts": ["view"], "children": [
       {"class": "UINavigationBar", "frame": [0, 47, 390, 44], "traits": [], "facts": ["view"],
        "container": "navigationBar", "children": [
         {"class": "Button", "frame": [8, 47, 80, 44], "label": "Notes", "traits": ["button", "backButton"],
          "facts": ["view", "element"]},
         {"class": "UILabel", "frame": [160, 58, 70, 22], "label": "Settings", "traits": ["header"],
          "facts": ["view", "element"]}]},
       {"class": "UISwitch", "frame": [16, 110, 350, 44], "label": "Sync", "value": "1",
        "traits": ["button", "unknown(53)"], "facts": ["view", "element"], "actions": [{"name": "Sync now"}]},
       {"class": "UIView", "frame": [0, 160, 390, 44], "traits": [], "facts": ["view"], "elements": [
         {"class": "UIAccessibilityElement", "frame": [16, 160, 80, 44], "label": "Clear",
          "traits": ["button", "notEnabled"], "facts": ["element"]}]},
       {"class": "UITextField", "frame": [16, 210, 300, 34], "value": "Ada", "traits": ["unknown(18)"],
        "facts": ["view", "element"], "placeholder": "Name"}]}]}
    """#

  static let tree = #"""
    {"format": "curbcut.trees", "version": 1, "screens": [{"screen": {"id": "a", "title": "Settings", "size": [390, 844]},
      "tree": {"format": "curbcut.tree", "version": 1,
        "elements": [{"label": "Settings", "traits": ["header"], "frame": [0, 0, 100, 30]},
                     {"label": "Go", "traits": ["button"], "frame": [0, 50, 100, 44]}],
        "containers": [], "roots": [{"element": 0}, {"element": 1}]}}]}
    """#
}
